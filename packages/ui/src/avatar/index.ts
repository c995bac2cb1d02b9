export { Avatar, AvatarStack, type AvatarProps } from './avatar.tsx'
