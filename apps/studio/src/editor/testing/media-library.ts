import type { EditorServices, NO_PAGES } from '../services.tsx'

type MediaServices = Omit<EditorServices, keyof typeof NO_PAGES | 'app'>

const refuse = () => Promise.reject(new Error('Nothing is changed in tests.'))

/** An empty library of media and patterns for tests. */
export function aMediaLibrary(): MediaServices {
  return {
    listPictures: () => Promise.resolve([]),
    changePicture: refuse,
    uploadPicture: refuse,
    listFiles: () => Promise.resolve({ items: [], max_bytes: 0, can_convert: false }),
    getFile: refuse,
    convertFile: refuse,
    uploadFile: refuse,
    setCaptions: refuse,
    deleteCaptions: refuse,
    findBlockAssets: () => Promise.resolve({ media: {}, files: {} }),
    listPatterns: () => Promise.resolve({ items: [], media: {}, files: {} }),
    savePattern: refuse,
    renamePattern: refuse,
    deletePattern: refuse,
  }
}
