import { describe, expect, it } from 'vitest'
import { createSpeech } from './create-speech.ts'

function setUp(locale: string, voices: string[]) {
  const said: { text: string; lang: string; volume: number }[] = []
  let cancelled = 0
  const synthesis = {
    getVoices: () => voices.map((lang) => ({ lang })),
    speak: (utterance: { text: string; lang: string; volume: number }) => said.push(utterance),
    cancel: () => {
      cancelled += 1
    },
  }
  const speech = createSpeech({
    synthesis: synthesis as never,
    createUtterance: (text) => ({ text, lang: '', volume: 1 }) as never,
    locale,
  })
  return { speech, said, cancelled: () => cancelled }
}

describe('createSpeech', () => {
  it('is primed without a sound', () => {
    const { speech, said } = setUp('en', [])
    speech.prime()
    expect(said).toMatchObject([{ volume: 0 }])
  })

  it.each([
    ['en', ['de-DE', 'en-GB'], 'en-GB'],
    ['ar', ['en-GB', 'ar_SA'], 'ar_SA'],
  ])('speaks %s with a voice of %j: %s', (locale, voices, lang) => {
    const { speech, said, cancelled } = setUp(locale, voices)
    expect(speech.say('Rest')).toBe(true)
    expect(said).toMatchObject([{ text: 'Rest', lang }])
    expect(cancelled()).toBe(1)
  })

  it('says nothing in a language that the device cannot speak', () => {
    const { speech, said } = setUp('ar', ['en-GB'])
    expect(speech.say('Rest')).toBe(false)
    expect(said).toEqual([])
  })

  it('is silent where the browser cannot speak', () => {
    const speech = createSpeech({ synthesis: undefined, createUtterance: () => ({}) as never, locale: 'en' })
    expect(speech.say('Rest')).toBe(false)
  })
})
