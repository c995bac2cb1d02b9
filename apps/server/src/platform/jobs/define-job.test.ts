import { describe, expect, it } from 'vitest'
import { createJobRegistry, type SystemJob } from './define-job.ts'

describe('the registry of jobs', () => {
  it.each(['Media.makeVariants', 'media', 'media/make', 'a.b.c'])('refuses %j as a name', (name) => {
    const bad: SystemJob<object> = { scope: 'system', name, options: {}, handle: async () => undefined }
    expect(() => createJobRegistry([bad])).toThrow('feature.verb_noun')
  })
})
