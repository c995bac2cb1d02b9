import { readWordLists } from './word-lists.ts'

export type PastedHtml = {
  html: string
  /** Pictures that were left out. */
  picture_count: number
}

/** Headings of documents, by how the editor names them. Its own start at level 2, below the title of the page. */
const HEADINGS = [
  ['h1, p.MsoTitle, [role="heading"][aria-level="1"], div[role="heading"][aria-level="2"]', 'h2'],
  ['p.MsoSubtitle, div[role="heading"][aria-level="3"]', 'h3'],
  ['h5, h6, div[role="heading"]', 'h4'],
] as const

/** A picture that stands for a character: mails and chats show emoji so. */
const EMOJI =
  /^[\p{Extended_Pictographic}\p{Regional_Indicator}](?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{M}]|\u200d){0,12}$/u

/**
 * Prepares HTML of Word, Google Docs, mails and pages for the editor's schema: real lists and headings, lines of code
 * and cells of tables as paragraphs. Pictures are left out and counted.
 */
export function normalizePastedHtml(html: string): PastedHtml {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style, title, meta, link')) element.remove()
  for (const blank of [...body.getElementsByTagName('o:p')]) if (isBlank(blank)) blank.remove()
  readWordLists(body)
  for (const [selector, name] of HEADINGS)
    for (const heading of body.querySelectorAll(selector)) renameElement(heading, name)
  for (const code of body.querySelectorAll('pre')) replaceWithLines(code)
  for (const cell of body.querySelectorAll('td, th')) wrapCell(cell)
  const picture_count = [...body.querySelectorAll('img, picture, video, svg')].filter(replacePicture).length
  return { html: body.innerHTML, picture_count }
}

function isBlank(element: Element): boolean {
  return (element.textContent ?? '').trim() === ''
}

function renameElement(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function replaceWithLines(code: Element): void {
  const paragraph = code.ownerDocument.createElement('p')
  for (const [index, line] of (code.textContent ?? '').replace(/\n$/, '').split('\n').entries()) {
    if (index > 0) paragraph.append(code.ownerDocument.createElement('br'))
    paragraph.append(line)
  }
  code.replaceWith(paragraph)
}

/** Without paragraphs the words of neighbouring cells would be joined. */
function wrapCell(cell: Element): void {
  if (cell.querySelector('p, div, ul, ol, h2, h3, h4, blockquote, table')) return
  const paragraph = cell.ownerDocument.createElement('p')
  paragraph.append(...cell.childNodes)
  cell.append(paragraph)
}

/** Whether a picture was left out. */
function replacePicture(picture: Element): boolean {
  const text = picture.getAttribute('alt') ?? ''
  const is_emoji = EMOJI.test(text)
  if (picture.parentElement?.closest('picture, svg')) return false
  picture.replaceWith(...(is_emoji ? [text] : []))
  return !is_emoji
}
