export { PagePicker } from './page-picker.tsx'
export { PictureField } from './picture-field.tsx'
export { PublishButton } from './publish/publish-button.tsx'
export { pagesRoutes } from './routes.ts'
