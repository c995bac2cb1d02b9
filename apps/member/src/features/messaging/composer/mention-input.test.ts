import { describe, expect, it } from 'vitest'
import {
  decodeMessage,
  encodeMentions,
  findMentionTerm,
  insertMention,
  listMentionIds,
} from './mention-input.ts'

describe('findMentionTerm', () => {
  it.each([
    ['Hi @ma', 'ma'],
    ['Hi @', ''],
    ['(@ma', 'ma'],
    ['"@ma', 'ma'],
    ['“@ma', 'ma'],
    ['«@ma', 'ma'],
    ['你好@李', '李'],
    ['こんにちは@た', 'た'],
    ['Hi @Maren Od', 'Maren Od'],
    ['Hi @Ana María de la Cr', 'Ana María de la Cr'],
    ['@🇨🇭', '🇨🇭'],
    ['me@home', null],
    ['me.@home', null],
    ['https://x.example/@ma', null],
    ['Hi @ ma', null],
    ['@Maren\nhello', null],
    ['@a b c d e f', null],
  ])('in %j is %j', (text, term) => expect(findMentionTerm(text, text.length)).toBe(term))

  it('ends behind a name that was picked', () => {
    expect(findMentionTerm('Hi @Maren Oduya how', 19, ['Maren Oduya'])).toBeNull()
    expect(findMentionTerm('Hi @Maren O', 11, ['Maren'])).toBeNull()
    expect(findMentionTerm('Hi @Maren', 9, ['Mare'])).toBe('Maren')
  })
})

describe('insertMention', () => {
  it.each([
    ['Hi @ma!', 6, 'Hi @Maren Oduya!', 15],
    ['(@ma)', 4, '(@Maren Oduya)', 13],
    ['[@ma]', 4, '[@Maren Oduya]', 13],
    ['“@ma”', 4, '“@Maren Oduya”', 13],
    ['«@ma»', 4, '«@Maren Oduya»', 13],
    ['（@ma）', 4, '（@Maren Oduya）', 13],
    ['@ma, look', 3, '@Maren Oduya, look', 12],
    ['@ma look', 3, '@Maren Oduya look', 13],
    ['@ma(look)', 3, '@Maren Oduya (look)', 13],
    ['Hi @Maren O', 11, 'Hi @Maren Oduya ', 16],
    ['你好@M', 4, '你好@Maren Oduya ', 15],
  ])('in %j at %d makes %j', (text, caret, changed, to) => {
    expect(insertMention(text, caret, 'Maren Oduya')).toEqual({ text: changed, caret: to })
  })
})

describe('encodeMentions', () => {
  it.each<[string, string[], string]>([
    ['@Maren Oduya and @Maren', ['Maren', 'Maren Oduya'], '<@Maren Oduya> and <@Maren>'],
    ['Hi @A. (B)!', ['A. (B)'], 'Hi <@A. (B)>!'],
    ['Hi @Ann-Marie', ['Ann-Marie'], 'Hi <@Ann-Marie>'],
    ['@Ann-Marie', ['Ann'], '@Ann-Marie'],
    ['@allan and @all', ['all'], '@allan and <@all>'],
    ['@Ann’s plan, @Ann.', ['Ann'], '<@Ann>’s plan, <@Ann>.'],
    ['(@Ann) "@Ann" «@Ann»', ['Ann'], '(<@Ann>) "<@Ann>" «<@Ann>»'],
    ['你好@李小龙你好@Ann吗', ['李小龙', 'Ann'], '你好<@李小龙>你好<@Ann>吗'],
    ['mail joe@Ann or x.@Ann', ['Ann'], 'mail joe@Ann or x.@Ann'],
    ['@e\u0301ric', ['e'], '@e\u0301ric'],
    ['@زينب، أهلا', ['زينب'], '<@زينب>، أهلا'],
    ['@Maren', [], '@Maren'],
    // A person without a name can be mentioned by none.
    ['a @ b @ c', ['', ' ', '\u200b'], 'a @ b @ c'],
  ])('%j with %j is %j', (text, names, encoded) => expect(encodeMentions(text, names)).toBe(encoded))
})

describe('ids of mentions', () => {
  it('are those of the picked people that the text still names', () => {
    const picked = [
      { user_id: 'all', name: 'all' },
      { user_id: 'allan', name: 'allan' },
    ]
    const ids = (text: string) => listMentionIds(encodeMentions(text, ['all', 'allan']), picked)
    expect(ids('Hi @allan')).toEqual(['allan'])
    expect(ids('Hi @all and @allan')).toEqual(['all', 'allan'])
    expect(ids('Hi all')).toEqual([])
  })

  it('survive an edit, which starts with the text as it was typed', () => {
    expect(decodeMessage('3 &lt; 4, <@Maren Oduya>')).toBe('3 < 4, @Maren Oduya')
  })
})
