// One module, so that all data of the picker is one chunk with a name.
export { default as emojis } from 'emojibase-data/en/data.json'
export { default as messages } from 'emojibase-data/en/messages.json'
