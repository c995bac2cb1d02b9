import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { callFiles } from './contract-calls.ts'
import { banner, type GeneratedFile } from './generated-file.ts'
import { listAllFiles } from './file-tree.ts'

const CONTRACT = 'packages/contract/src'
const OBJECT_METHODS = new Set(['object', 'strictObject', 'extend'])

type Declaration = { text: string; initializer: ts.Expression }
type Fields = Record<string, string>

/** The docstrings of calls, named shapes and their fields, which the OpenAPI document has as descriptions. */
export async function docstrings(root: string): Promise<GeneratedFile[]> {
  const home = join(root, CONTRACT)
  const declared = new Map(
    listAllFiles(home)
      .filter((file) => /^(?!openapi\/).*(?<!\.test|\.generated)\.ts$/.test(file))
      .flatMap((file) => declarationsIn(readFileSync(join(home, file), 'utf8'))),
  )
  const exported: { components: Record<string, unknown> } = await import(
    pathToFileURL(join(home, 'openapi/components.ts')).href
  )
  const constants = shapeConstants(readFileSync(join(home, 'openapi/components.ts'), 'utf8'))
  const shapes = Object.keys(exported.components).map((name) => {
    const found = declared.get(constants.get(name) ?? '')
    return [name, found ? { text: found.text, fields: fieldsIn(found.initializer, declared) } : {}] as const
  })
  const calls = callFiles(root).map(({ feature, name, source }) => {
    // Calls of two features may have one name.
    const found = new Map(declarationsIn(readFileSync(join(home, source), 'utf8'))).get(name)
    return [`${feature}.${name}`, found ? callDocs(found, declared) : {}] as const
  })
  return [
    {
      path: `${CONTRACT}/openapi/docstrings.generated.ts`,
      text: [
        banner('the docstrings in packages/contract/src'),
        'type Fields = Record<string, string>',
        '',
        '/** Docstrings of the named shapes and of their fields. */',
        `export const shapeDocs: Record<string, { text?: string; fields?: Fields }> = ${literal(shapes)}`,
        '',
        '/** Docstrings of the calls and of the fields of their input and output. */',
        `export const callDocs: Record<string, { text?: string; input?: Fields; output?: Fields }> = ${literal(calls)}`,
        '',
      ].join('\n'),
    },
  ]
}

function literal(entries: readonly (readonly [string, object])[]): string {
  const is_empty = (value: unknown): boolean =>
    value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return JSON.stringify(
    Object.fromEntries(entries),
    (_key, value: unknown) => (is_empty(value) ? undefined : value),
    2,
  )
}

function declarationsIn(source: string): [string, Declaration][] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true)
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, initializer }): [string, Declaration][] =>
        ts.isIdentifier(name) && initializer ? [[name.text, { text: docOf(statement), initializer }]] : [],
      ),
    )
}

/** Maps `Message: messaging.message` to `Message` -> `message`. */
function shapeConstants(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(/^ {2}(\w+): \w+\.(\w+),$/gm)].map(([, name = '', of = '']) => [name, of]),
  )
}

function callDocs({ text, initializer }: Declaration, declared: Map<string, Declaration>) {
  const parts = ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined
  if (!parts || !ts.isObjectLiteralExpression(parts)) return { text }
  const of = (part: string): Fields => {
    const found = parts.properties.find((one) => one.name?.getText() === part)
    return found && ts.isPropertyAssignment(found) ? fieldsIn(found.initializer, declared) : {}
  }
  return { text, input: of('input'), output: of('output') }
}

/** Docstrings of the fields of a shape by their path, such as `user.name`; those that it extends included. */
function fieldsIn(node: ts.Node, declared: Map<string, Declaration>, prefix = ''): Fields {
  const fields: Fields = {}
  const visit = (one: ts.Node): void => {
    const base = extendedBy(one)
    const extended = base && declared.get(base)
    if (extended) Object.assign(fields, fieldsIn(extended.initializer, declared, prefix))
    if (ts.isPropertyAssignment(one) && isShape(one.parent)) {
      const path = `${prefix}${one.name.getText()}`
      const text = docOf(one)
      if (text) fields[path] = text
      Object.assign(fields, fieldsIn(one.initializer, declared, `${path}.`))
      return
    }
    ts.forEachChild(one, visit)
  }
  visit(node)
  return fields
}

function isShape({ parent }: ts.Node): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    OBJECT_METHODS.has(parent.expression.name.text)
  )
}

/** Returns the constant whose fields a node includes: `name.extend`, `name.pick`, `name.omit` or `...name.shape`. */
function extendedBy(node: ts.Node): string | null {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return null
  return ['extend', 'pick', 'omit', 'shape'].includes(node.name.text) ? node.expression.text : null
}

function docOf(node: ts.Node): string {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .flatMap((doc) => ts.getTextOfJSDocComment(doc.comment) ?? [])
    .join('\n')
  // References to the specification and the model mean nothing to readers of the API.
  return text
    .replace(/\s*\((?:spec|model|security|architecture)\b[^)]*\)/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}
