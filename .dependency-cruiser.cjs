/**
 * Allowed imports: docs/architecture.md, "Imports". Type-only imports count unless a rule says
 * otherwise; scripts/lib/reach-rules.ts checks imports over several steps.
 */
const features = require('./features.json')
const topics = Object.entries(require('./topics.json'))

const tests = '\\.test\\.tsx?$'
const packageFolder = (name) => `(^|node_modules/)${name}(/|$)`
const outside = [
  'react',
  'react-dom',
  'react-aria-components',
  'kysely',
  'pg',
  'pg-boss',
  'fastify',
  '@fastify',
  'ws',
  'undici',
]
const reactSqlHttp = [
  ...outside.map(packageFolder),
  '^(node:)?(http|https|http2|net|tls|dns)$',
  '^apps/server/src/platform/(database|http)/',
]
const repositories = '^apps/server/src/features/[^/]+/((repository|queries)(\\.ts$|/)|[^/]*repository\\.ts$)'

const forbidden = [
  { name: 'no-circles', from: {}, to: { circular: true } },
  { name: 'resolvable', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },

  { name: 'apps-stay-apart', from: { path: '^apps/([^/]+)/' }, to: { path: '^apps/', pathNot: '^apps/$1/' } },
  { name: 'packages-know-no-app', from: { path: '^packages/' }, to: { path: '^apps/' } },

  {
    name: 'contract-imports-zod-only',
    from: { path: '^packages/contract/src/', pathNot: tests },
    to: { pathNot: ['^packages/contract/', packageFolder('zod')] },
  },
  {
    name: 'contract-rules-import-nothing',
    from: { path: '^packages/contract/src/rules/', pathNot: tests },
    to: { pathNot: '^packages/contract/src/rules/' },
  },
  {
    name: 'domain-knows-contract-only',
    from: { path: '^packages/domain/' },
    to: { path: '^packages/', pathNot: '^packages/(domain|contract)/' },
  },
  {
    name: 'domain-does-no-io',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'i18n-knows-contract-rules-only',
    from: { path: '^packages/i18n/' },
    to: { path: '^packages/', pathNot: '^packages/(i18n/|contract/src/rules/)' },
  },
  {
    name: 'ui-knows-no-feature',
    from: { path: '^packages/ui/' },
    to: { path: '^packages/', pathNot: '^packages/(ui|i18n|domain)/' },
  },

  {
    name: 'platform-knows-no-feature',
    from: { path: '^apps/[^/]+/src/platform/' },
    to: { path: '^apps/[^/]+/src/(features|app)/' },
  },
  {
    name: 'features-know-no-app-folder',
    from: { path: '^apps/[^/]+/src/features/' },
    to: { path: '^apps/[^/]+/src/app/' },
  },
  {
    name: 'only-app-builds-from-features',
    from: { path: '^apps/server/', pathNot: '^apps/server/src/app/' },
    to: { path: '^apps/server/src/features/[^/]+/feature\\.ts$' },
  },
  {
    name: 'features-are-listed',
    from: { path: `^apps/[^/]+/src/features/(?!(${features.join('|')})/)` },
    to: {},
  },
  {
    name: 'features-through-their-index',
    from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
    to: {
      path: '^apps/[^/]+/src/features/',
      pathNot: ['^apps/$1/src/features/$2/', '^apps/[^/]+/src/features/[^/]+/index\\.tsx?$'],
    },
  },
  ...features.slice(0, -1).map((feature, position) => ({
    name: `${feature}-imports-earlier-features-only`,
    from: { path: `^apps/[^/]+/src/features/${feature}/` },
    to: { path: `^apps/[^/]+/src/features/(${features.slice(position + 1).join('|')})/` },
  })),

  ...topics.flatMap(([feature, names]) => {
    const folder = `^apps/server/src/features/${feature}/`
    return [
      {
        name: `${feature}-topics-through-their-index`,
        from: { path: `${folder}(${names.join('|')})/`, pathNot: '\\.(test|fixture)\\.ts$' },
        to: {
          path: `${folder}(${names.join('|')})/`,
          pathNot: [`${folder}$1/`, `${folder}queries/`, `${folder}[^/]+/index\\.ts$`],
        },
      },
      ...names.slice(0, -1).map((topic, position) => ({
        name: `${feature}-${topic}-imports-earlier-topics-only`,
        from: { path: `${folder}${topic}/`, pathNot: '\\.(test|fixture)\\.ts$' },
        to: { path: `${folder}(${names.slice(position + 1).join('|')})/` },
      })),
    ]
  }),

  {
    name: 'rules-know-no-react-sql-http',
    from: {
      path: [
        '^packages/(contract|domain)/src/',
        '^apps/server/src/features/[^/]+/policy\\.ts$',
        '^packages/content/src/(blocks|page-types)/[^/]+/definition\\.ts$',
      ],
      pathNot: tests,
    },
    to: {
      path: reactSqlHttp,
      pathNot: '^apps/server/src/platform/http/(decision|policies)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'policies-read-nothing',
    from: { path: '^apps/server/src/features/[^/]+/policy\\.ts$' },
    to: { path: repositories, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'views-know-types-of-definitions-only',
    from: { path: '^packages/content/src/.*(\\.tsx|/views(\\.generated)?\\.ts)$', pathNot: tests },
    to: {
      path: '^packages/content/src/(definitions|.*/definition)(\\.generated)?\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },

  {
    name: 'repositories-stay-in-their-feature',
    from: { path: '^apps/server/src/(?!features/)' },
    to: { path: repositories },
  },
  {
    name: 'presenters-read-nothing',
    from: {
      path: [
        '^apps/server/src/features/[^/]+/(presenter\\.ts|[^/]*presenter\\.ts|presenters/)',
        '^apps/server/src/features/[^/]+/[^/]+/present\\.ts$',
      ],
      pathNot: tests,
    },
    to: {
      path: [repositories, '^apps/server/src/platform/database/', packageFolder('kysely')],
      dependencyTypesNot: ['type-only'],
    },
  },

  {
    name: 'pg-stays-in-the-database-layer',
    from: { path: '^apps/server/src/', pathNot: [tests, '^apps/server/src/platform/database/'] },
    to: { path: packageFolder('pg') },
  },
  { name: 'server-is-plain-typescript', from: { path: '^apps/server/' }, to: { path: '\\.tsx$' } },
  {
    name: 'front-ends-know-types-of-the-contract-only',
    from: { path: '^apps/(member|studio)/src/', pathNot: tests },
    to: {
      path: ['^packages/contract/src/', packageFolder('zod')],
      pathNot: '^packages/contract/src/((api-error|client|calls\\.generated)\\.ts$|rules/)',
      dependencyTypesNot: ['type-only'],
    },
  },
]

const withSeverity = (rule) => ({ severity: 'error', ...rule })

module.exports = {
  forbidden: forbidden.map(withSeverity),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/|\\.(css|json|woff2|svg)(\\?|$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
