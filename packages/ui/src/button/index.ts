export { Button, type ButtonKind, type ButtonLook, type ButtonProps, type ButtonSize } from './button.tsx'
export { LinkButton, type LinkButtonProps } from './link-button.tsx'
