import { describe, expect, it } from 'vitest'
import {
  compareWithReference,
  checkAppGatesAgree,
  checkGatesNeverWiden,
  checkInheritanceNeverWidens,
} from './access-property.ts'

const RUNS = 20_000

describe('the access rules over random cases', { timeout: 120_000 }, () => {
  it('answer and explain like an independent reading of the rules', () => {
    expect(() => compareWithReference(RUNS)).not.toThrow()
  })

  it('never open more when a gate is added', () => {
    expect(() => checkGatesNeverWiden(RUNS)).not.toThrow()
  })

  it('admit to an app only people who may access it, and admit nobody through an added gate', () => {
    expect(() => checkAppGatesAgree(RUNS)).not.toThrow()
  })

  it('never open more when a page inherits, nor less when a guest signs in', () => {
    expect(() => checkInheritanceNeverWidens(RUNS)).not.toThrow()
  })
})
