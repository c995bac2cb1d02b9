export { FoyerMark, FoyerWordmark } from './foyer-mark.tsx'
