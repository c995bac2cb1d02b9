/** A form value: text, or what stands in its brackets. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

type Tree = { [name: string]: string | Tree }

/** Reads `items[0][price]=x` and its like, as Stripe's clients send them, into plain objects and lists. */
export function readForm(text: string): { [name: string]: FormValue } {
  const tree: Tree = {}
  for (const [name, value] of new URLSearchParams(text))
    setPath(
      tree,
      name.split(/\[|\]\[|\]/).filter((part) => part !== ''),
      value,
    )
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, toFormValue(value)]))
}

function setPath(tree: Tree, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    tree[name] = value
    return
  }
  const below = tree[name]
  const next = typeof below === 'object' ? below : {}
  tree[name] = next
  setPath(next, rest, value)
}

function toFormValue(value: string | Tree): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, one]) => [name, toFormValue(one)] as const)
  return entries.every(([name]) => /^\d+$/.test(name))
    ? entries.map(([, one]) => one)
    : Object.fromEntries(entries)
}
