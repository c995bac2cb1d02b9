import { describe, expect, it } from 'vitest'
import { checkDkim, checkDmarc, checkSpf } from './sender-checks.ts'

const key = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAq3Zk'

describe('the records of a domain that sends mail', () => {
  it.each([
    [[], 'missing'],
    [['google-site-verification=abc'], 'missing'],
    [['v=spf10 -all'], 'missing'],
    [['v=spf1 include:spf.mail.example -all'], 'ok'],
    [['V=SPF1 mx ~ALL'], 'ok'],
    [['v=spf1 redirect=_spf.mail.example'], 'ok'],
    [['v=spf1 mx +all'], 'weak'],
    [['v=spf1 mx all'], 'weak'],
    [['v=spf1 ?all'], 'weak'],
    [['v=spf1 mx'], 'weak'],
    [['v=spf1 -all', 'v=spf1 mx -all'], 'several'],
  ])('SPF %j is %s', (records, state) => {
    expect(checkSpf(records).state).toBe(state)
  })

  it.each([
    [[], 'missing'],
    [[`v=DKIM1; k=rsa; p=${key}`], 'ok'],
    [[`p=${key}`], 'ok'],
    [['v=DKIM1; p='], 'invalid'],
    [['v=DKIM1; p=no key!'], 'invalid'],
    [[`p=${key}`, `v=DKIM1; p=${key}`], 'several'],
  ])('DKIM %j is %s', (records, state) => {
    expect(checkDkim(records).state).toBe(state)
  })

  it.each([
    [[], 'missing'],
    [['v=DMARC1; p=reject; rua=mailto:a@kiln.example'], 'ok'],
    [['v=DMARC1;p=quarantine'], 'ok'],
    [['v=DMARC1; p=none'], 'weak'],
    [['v=DMARC1; sp=reject'], 'invalid'],
    [['v=DMARC1; p=reject', 'v=DMARC1; p=none'], 'several'],
  ])('DMARC %j is %s', (records, state) => {
    expect(checkDmarc(records).state).toBe(state)
  })
})
