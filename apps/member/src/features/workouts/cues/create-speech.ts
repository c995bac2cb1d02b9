/** Speech in one language. */
export type Speech = {
  /** Speaks nothing, which allows speech later; must be called in a tap. */
  prime: () => void
  /** Says a text in place of what is being said; false where the device has no voice of the language. */
  say: (text: string) => boolean
  stop: () => void
}

type Options = {
  synthesis: SpeechSynthesis | undefined
  createUtterance: (text: string) => SpeechSynthesisUtterance
  locale: string
}

/** Creates speech in the language of the member. */
export function createSpeech({ synthesis, createUtterance, locale }: Options): Speech {
  const [language = locale] = locale.split('-')
  const findVoice = (): SpeechSynthesisVoice | undefined =>
    synthesis?.getVoices().find((voice) => voice.lang.replace('_', '-').split('-')[0] === language)
  return {
    prime: () => {
      if (!synthesis) return
      const silence = createUtterance(' ')
      silence.volume = 0
      synthesis.speak(silence)
    },
    say: (text) => {
      const voice = findVoice()
      if (!synthesis || !voice) return false
      synthesis.cancel()
      const utterance = createUtterance(text)
      utterance.lang = voice.lang
      utterance.voice = voice
      synthesis.speak(utterance)
      return true
    },
    stop: () => synthesis?.cancel(),
  }
}
