import { describe, expect, it } from 'vitest'
import { readPage } from './read-page.ts'

const read = (html: string | Buffer, charset: string | null = null) =>
  readPage(Buffer.from(html), { url: 'https://www.news.example/a/b', charset })

describe('readPage', () => {
  it('reads what a page says for previews, with addresses made whole', () => {
    expect(
      read(`<head><title>Plain</title><meta property="og:title" content="Squat &amp; press">
        <meta name="description" content="Plain words"><meta property="og:description" content="Three weeks.">
        <meta property="og:site_name" content="News"><meta property="og:image" content="/c.png"></head>`),
    ).toEqual({
      title: 'Squat & press',
      description: 'Three weeks.',
      site_name: 'News',
      image_url: 'https://www.news.example/c.png',
    })
  })

  it('is content with a title, and shows the host', () => {
    expect(read('<title> A\u202E\n page </title><svg><title>Icon</title></svg>')).toEqual({
      title: 'A page',
      description: '',
      site_name: 'news.example',
      image_url: null,
    })
    expect(read('<p>Nothing</p>')).toBe(null)
    expect(read('<title>\u200B</title>')).toBe(null)
  })

  it('takes no pictures of other schemes, and limits texts', () => {
    const page = read(
      `<title>${'a'.repeat(900)}</title><meta property="og:image" content="javascript:alert(1)">`,
    )
    expect(page?.image_url).toBe(null)
    expect(page?.title.length).toBeLessThanOrEqual(200)
  })

  it('reads the characters that the answer or the page names', () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><title>Caf\u00e9</title>', 'latin1')
    expect(read(latin)?.title).toBe('Café')
    expect(read(latin, 'windows-1252')?.title).toBe('Café')
    expect(read('<title>Café</title>', 'no-such-charset')?.title).toBe('Café')
  })
})
