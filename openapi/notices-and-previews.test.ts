import { beforeAll, describe, expect, test } from 'vitest'
import { readContract, type ContractReader } from './contract-reader.ts'

const area: Record<string, ContractReader> = {}
beforeAll(async () => {
  for (const name of ['common', 'customer', 'announce', 'preview', 'care', 'meal'])
    area[name] = await readContract(name)
}, 120_000)

const of = (name: string): ContractReader => {
  const reader = area[name]
  if (!reader) throw new Error(`no area ${name}`)
  return reader
}

describe('notices', () => {
  test('pop-ups and bottom pop-ups are read from the server, with the address that each leads to [NTC-01]', () => {
    for (const id of ['commonGetPopupList', 'commonGetBottomPopupContentsList']) {
      expect(of('common').requiredOf(of('common').follow(of('common').payload(id).items))).toEqual(
        expect.arrayContaining(['url', 'hideDays']),
      )
      expect(of('common').answer(id, 'empty')).toEqual([])
    }
  })

  test('the shell’s newest version is text, to be compared as text [NTC-02]', () => {
    const { updateVer } = of('common').payload('commonGetUpdateVer').properties ?? {}
    expect(of('common').follow(updateVer).type).toBe('string')
    expect(of('common').answer<{ updateVer: string }>('commonGetUpdateVer').updateVer).toMatch(/^\d\.\d\d\.\d\d$/)
  })

  test('banners and meal notices have calls of their own, and an empty answer [NTC-03]', () => {
    for (const id of ['commonGetBannerList', 'commonGetMealNoticeList'])
      expect(of('common').answer(id, 'empty')).toEqual([])
  })
})

describe('customer service', () => {
  test('an inquiry is saved as a multipart form, with its files [CUS-01]', () => {
    const { requestBody } = of('customer').operation('customerAppQnaSave').operation
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['multipart/form-data'])
  })

  test('covers announcements, both inquiries and the statement look-up, which only reads [CUS-02]', () => {
    expect(
      of('announce')
        .operations.map(({ id }) => id)
        .sort(),
    ).toEqual(['announceDetail', 'announceList'])
    const type = of('customer')
      .parameters('customerAppQnaList')
      .find((one) => one.name === 'type')
    expect(type).toMatchObject({ schema: { enum: ['voc', 'appqna'] } })
    expect([
      of('customer').operation('customerMealPaymentList').method,
      of('customer').writes('customerMealPaymentList'),
    ]).toEqual(['post', false])
  })

  test('what an inquiry may hold is read by its type, in the path [CUS-03]', () => {
    expect(of('customer').operation('customerQnaRegiInfo').path).toBe('/api/customer/qna/regi-info/{type}')
    const [type] = of('customer')
      .parameters('customerQnaRegiInfo')
      .filter((one) => one.in === 'path')
    expect(type).toMatchObject({ name: 'type', schema: { enum: ['voc', 'appqna'] } })
  })
})

describe('previews', () => {
  const SCREENS = {
    getTempReport: 'reportPreview',
    helhScore: 'healthScorePreview',
    detailAnalysis: 'detailAnalysisPreview',
    getUserNbti: 'eatingTypePreview',
    getNbtiList: 'differentTypePreview',
    getCntntsInfo: 'cntntsPreview',
  }

  test('have six calls, all POST, none of which writes, and none without a sign-in [PRV-02] [PRV-03] [PRV-04]', () => {
    const { operations } = of('preview')
    expect(operations.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(
      Object.keys(SCREENS)
        .map((call) => `post /api/preview/${call}`)
        .sort(),
    )
    for (const { id, operation } of operations) {
      expect(of('preview').writes(id)).toBe(false)
      expect((operation as { security?: unknown[] }).security).toBeUndefined()
    }
  })

  test('say which screen each call is for [PRV-05]', () => {
    for (const { path, operation } of of('preview').operations) {
      const screen = SCREENS[path.split('/').at(-1) as keyof typeof SCREENS] // the test above has checked the names
      expect(JSON.stringify(operation)).toContain(screen)
    }
  })
})

describe('care contents and meals', () => {
  test('contents have a list, a detail and the banners of challenges [CAR-01]', () => {
    expect(
      of('care')
        .operations.map(({ path }) => path)
        .sort(),
    ).toEqual(['/api/care/challengeBannerContents', '/api/care/contents', '/api/care/contentsDetail'])
    const rows = of('care').answer<{ list: { contentsSeq: number; title: string }[] }>('careContents').list
    const detail = of('care').answer<{ contentsSeq: number; title: string }>('careContentsDetail')
    expect(rows.find((row) => row.contentsSeq === detail.contentsSeq)?.title).toBe(detail.title)
  })

  test('pick-up times are asked for by id [MEA-11]', () => {
    expect(of('meal').operation('mealReservationGetPickupTime').path).toBe('/api/meal/reservation/getPickupTime/{id}')
  })

  test('a food’s data uuid is attached by a GET that writes [MEA-12] [HTP-10]', () => {
    expect(of('meal').operation('mealDetailUpdateDatauuid').method).toBe('get')
    expect(of('meal').writes('mealDetailUpdateDatauuid')).toBe(true)
    expect(
      of('meal')
        .parameters('mealDetailUpdateDatauuid')
        .map((one) => one.name),
    ).toContain('datauuid')
  })
})
