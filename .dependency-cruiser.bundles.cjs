/**
 * What may be carried into a bundle or a process: the same tree without type-only and without lazy imports, so that
 * "reachable" means loaded at once.
 */
const base = require('./.dependency-cruiser.cjs')

const zod = '(^|node_modules/)zod(/|$)'
const contractValues = '^packages/contract/src/(?!(client|calls\\.generated)\\.ts$)'
const tests = '\\.test\\.tsx?$'

module.exports = {
  forbidden: [
    {
      name: 'member-app-carries-no-schema',
      severity: 'error',
      from: { path: '^apps/member/src/', pathNot: tests },
      to: { path: [zod, contractValues], reachable: true },
    },
    {
      name: 'studio-entry-carries-no-schema',
      severity: 'error',
      from: { path: '^apps/studio/src/(app/)?(main|entry[-\\w]*)\\.tsx?$' },
      to: { path: [zod, contractValues], reachable: true },
    },
    {
      name: 'server-loads-no-tsx',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: tests },
      to: { path: '\\.tsx$', reachable: true },
    },
  ],
  options: {
    ...base.options,
    tsPreCompilationDeps: false,
    exclude: { ...base.options.exclude, dynamic: true },
  },
}
