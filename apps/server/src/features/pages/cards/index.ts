/** The picture that a link to a page is shown with, where its owner has chosen none. */
export { type Card, CARD_SIZE, hashCard, createCard, formatCardPath, parseCardPath } from './card.ts'
export { drawCard } from './draw-card.ts'
