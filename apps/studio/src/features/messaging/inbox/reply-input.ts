/** A semicolon at the start of a word, and what is typed behind it. */
const TERM = /(?:^|\s);(\S{0,40})$/u

/** What is searched among saved replies at the caret; null where no semicolon starts a search. */
export function findReplyTerm(text: string, caret: number): string | null {
  return TERM.exec(text.slice(0, caret))?.[1] ?? null
}

/** Puts a saved reply in place of the search or the selection, and returns where the caret goes. */
export function insertReply(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  reply: string,
): { readonly text: string; readonly caret: number } {
  const term = start === end ? findReplyTerm(text, start) : null
  const from = term === null ? start : start - term.length - 1
  const before = text.slice(0, from)
  const space = before === '' || /\s$/u.test(before) ? '' : ' '
  return {
    text: before + space + reply + text.slice(end),
    caret: from + space.length + reply.length,
  }
}

/** The saved replies whose title or text has the term, those that start with it first. */
export function matchReplies<Reply extends { readonly title: string; readonly text: string }>(
  replies: readonly Reply[],
  term: string,
): Reply[] {
  const wanted = term.toLocaleLowerCase()
  const rank = ({ title, text }: Reply): number => {
    const name = title.toLocaleLowerCase()
    if (name.startsWith(wanted)) return 0
    if (name.includes(wanted)) return 1
    return text.toLocaleLowerCase().includes(wanted) ? 2 : 3
  }
  return replies
    .map((reply) => ({ reply, at: rank(reply) }))
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ reply }) => reply)
}
