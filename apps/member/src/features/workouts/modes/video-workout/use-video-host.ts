import type { PageHost } from '@foyer/content/views'
import { useMemo } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import type { PlayerSession } from '../../player-session.ts'

/** What the video of a session needs of a page: its title, its files and how they are opened. */
export function useVideoHost({ workout, workout_id }: PlayerSession): PageHost {
  const { app, locale } = usePlatform()
  const api = useApi()
  const { title, video } = workout
  return useMemo((): PageHost => {
    const media_id = video && 'media_id' in video ? video.media_id : null
    const file = {
      id: media_id ?? '',
      kind: 'video' as const,
      name: title,
      type: 'video/mp4',
      bytes: 0,
      width: null,
      height: null,
      seconds: null,
      captions: [],
      src: null,
    }
    return {
      locale,
      time_zone: app.time_zone,
      brand: app.theme.primary_color,
      is_preview: false,
      index: {
        page: createPage(workout_id, title),
        media: {},
        files: media_id === null ? {} : { [media_id]: file },
        links: {},
        lists: {},
      },
      link: () => null,
      action: () => ({ state: 'granted' }),
      openMedia: (id) => api('pages.openMedia', { id: workout_id, media_id: id }),
      panes: {},
    }
  }, [app, api, locale, title, video, workout_id])
}

/** The page of the session, with what a video shows of it. */
function createPage(page_id: string, page_title: string): PageHost['index']['page'] {
  return {
    page_id,
    root_id: page_id,
    content_root_id: page_id,
    page_title,
    page_content_type: '',
    page_data: '',
    cover: null,
    og_title: '',
    og_description: '',
    og_image: null,
    color_mode: null,
    page_access: [],
    attributes: [],
    page_schedules: [],
    page_actions: [],
    siblings: [],
    blocks: [],
    is_root: false,
    show_back_button: false,
    show_bookmark_button: false,
    show_add_to_schedule_button: false,
    show_tabbar: false,
    show_view_switcher: false,
    background_color: null,
    use_global_toolbar: false,
    is_commentable: false,
    message_thread_id: null,
    fields: {},
  }
}
