/** An id for tests, the same for the same number. */
export function testId(number: number): string {
  return `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** Creates a generator of distinct ids for tests. */
export function testIds(from = 1000): () => string {
  let next = from
  return () => testId(next++)
}
