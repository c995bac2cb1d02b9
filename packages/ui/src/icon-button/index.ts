export { IconButton, type IconButtonKind, type IconButtonProps } from './icon-button.tsx'
