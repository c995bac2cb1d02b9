/** The level of a list item in Word's own style; `none` and `skip` are no items. */
const ITEM_STYLE = /mso-list:\s*(?<list>l\d+)\s+level(?<level>\d+)(?:\s+(?<run>lfo\d+))?/i

const MARKER_STYLE = /mso-list:\s*ignore/i

/** A number or letter with its punctuation, such as `1.`, `(a)`, `iv)` or `2.1.`; other markers are bullets. */
const NUMBER = /^\(?(?:[\p{Nd}\p{L}]{1,6}[.-])*(?<last>[\p{Nd}\p{L}]{1,6})[.)-]$/u

/** `list`: Word's name of the list, by which two lists in a row differ. */
type Item = { list: string; level: number; is_ordered: boolean; start: number; paragraph: Element }

/** Replaces what Word writes for lists by real lists. */
export function readWordLists(body: Element): void {
  readParagraphs(body)
  readWrappers(body)
}

/** Word on the web wraps each item in a list of its own, which has no place in the list above. */
function readWrappers(body: Element): void {
  for (const first of body.querySelectorAll('.ListContainerWrapper')) {
    if (!first.isConnected) continue
    const wrappers: Element[] = []
    for (
      let next: Element | null = first;
      next?.matches('.ListContainerWrapper');
      next = next.nextElementSibling
    )
      wrappers.push(next)
    const items = wrappers.flatMap((wrapper) => [...wrapper.querySelectorAll('li')].map(readWrappedItem))
    if (items.length === 0) continue
    const place = first.ownerDocument.createComment('')
    first.before(place)
    place.replaceWith(...buildLists(items))
    for (const wrapper of wrappers) wrapper.remove()
  }
}

function readWrappedItem(item: Element): Item {
  const [paragraph, ...others] = item.querySelectorAll('p')
  return {
    list: '',
    level: Number(item.getAttribute('data-aria-level')) || 1,
    is_ordered: item.parentElement?.localName === 'ol',
    start: Number(item.parentElement?.getAttribute('start')) || 1,
    paragraph: paragraph && others.length === 0 ? paragraph : item,
  }
}

/** Word's own paragraphs only look like items. */
function readParagraphs(body: Element): void {
  for (const first of body.querySelectorAll('p[style*="mso-list" i]')) {
    if (!first.isConnected || !readStyle(first)) continue
    const items: Item[] = []
    for (let next: Element | null = first; next; next = next.nextElementSibling) {
      const style = readStyle(next)
      if (!style) break
      items.push(readItem(next, style))
    }
    const place = first.ownerDocument.createComment('')
    first.before(place)
    place.replaceWith(...buildLists(items))
  }
}

type ItemStyle = Pick<Item, 'list' | 'level'>

function readStyle(element: Element): ItemStyle | null {
  if (element.localName !== 'p') return null
  const { list, level, run = '' } = ITEM_STYLE.exec(element.getAttribute('style') ?? '')?.groups ?? {}
  return list === undefined ? null : { list: `${list} ${run}`, level: Number(level) }
}

/** Reads the number or bullet of an item, and removes it from its text. */
function readItem(paragraph: Element, style: ItemStyle): Item {
  const marker = [...paragraph.querySelectorAll('[style]')].find((element) =>
    MARKER_STYLE.test(element.getAttribute('style') ?? ''),
  )
  const text = (marker?.textContent ?? '').replaceAll(/\s/g, '')
  marker?.remove()
  const number = NUMBER.exec(text)?.groups?.['last']
  const start = Number(number)
  return { ...style, is_ordered: number !== undefined, start: Number.isInteger(start) ? start : 1, paragraph }
}

type OpenList = Pick<Item, 'list' | 'level' | 'is_ordered'> & { element: Element }

/** Builds the lists that a run of items stands for: deeper items are in a list of the item above them. */
function buildLists(items: readonly Item[]): Element[] {
  const lists: Element[] = []
  const open: OpenList[] = []
  for (const { list, level, is_ordered, start, paragraph } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const current = open.at(-1)
    const is_other = current?.list !== list || current.is_ordered !== is_ordered
    if (current?.level === level && is_other) open.pop()
    if (open.at(-1)?.level !== level) {
      const element = paragraph.ownerDocument.createElement(is_ordered ? 'ol' : 'ul')
      if (is_ordered && start !== 1) element.setAttribute('start', String(start))
      const parent = open.at(-1)?.element.lastElementChild
      if (parent) parent.append(element)
      else lists.push(element)
      open.push({ list, level, is_ordered, element })
    }
    open.at(-1)?.element.append(createItem(paragraph))
    paragraph.remove()
  }
  return lists
}

function createItem(paragraph: Element): Element {
  const item = paragraph.ownerDocument.createElement('li')
  const text = paragraph.ownerDocument.createElement('p')
  text.append(...paragraph.childNodes)
  item.append(text)
  return item
}
