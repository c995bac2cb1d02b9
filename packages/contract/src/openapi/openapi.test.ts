import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { calls, type Call } from '../index.ts'
import { components } from './components.ts'
import { componentExamples, requestExamples, responseExamples } from './examples.ts'

const byName: Record<string, Call> = calls
const shapes: Record<string, z.ZodType> = components

describe('the examples of the API reference', () => {
  it.each(Object.entries(componentExamples))('%s is valid as an example of its shape', (name, example) => {
    expect(shapes[name]?.parse(example)).toEqual(example)
  })

  it.each(Object.entries(requestExamples))('%s takes its example', (name, example) => {
    expect(byName[name]?.input.parse(example)).toMatchObject(example)
  })

  it.each(Object.entries(responseExamples))('%s may answer with its example', (name, example) => {
    expect(byName[name]?.output.parse(example)).toEqual(example)
  })
})

describe('the named shapes', () => {
  it('have one name each', () => {
    const named = Object.values(shapes)
    expect(new Set(named).size).toBe(named.length)
  })
})

describe('the titles of the calls', () => {
  const titles = Object.values(byName).map(({ summary }) => summary)

  it('are different from each other', () => {
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('are phrases without a period', () => {
    expect(titles.filter((title) => !/^[A-Z].*[^.]$/.test(title))).toEqual([])
  })
})
