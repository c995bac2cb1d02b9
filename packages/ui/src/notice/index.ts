export { Banner, Notice, type NoticeProps, type NoticeTone } from './notice.tsx'
