import { beforeAll, describe, expect, test } from 'vitest'
import { readContract, type ContractReader } from './contract-reader.ts'

let welfit: ContractReader
let reservation: ContractReader
beforeAll(async () => {
  welfit = await readContract('welfit')
  reservation = await readContract('reservation')
}, 60_000)

const NOT_THERE = '404'
const CONFLICT = '409'
const statuses = (reader: ContractReader, id: string) => Object.keys(reader.operation(id).operation.responses)
const allStatusCodes = (reader: ContractReader) =>
  JSON.stringify(reader.operations.map(({ operation }) => operation.responses)).match(/"statusCode":"[^"]*"/g) ?? []

describe('reservations', () => {
  test('can be made and cancelled, after asking whether it may be [RSV-01] [RSV-02] [RSV-03]', () => {
    expect(welfit.requiredOf(welfit.body('welfitRegistReservation'))).toEqual(
      expect.arrayContaining(['rsrvType', 'placeCode', 'rsrvDtm']),
    )
    expect(statuses(welfit, 'welfitRegistReservation')).toContain(CONFLICT)
    expect(welfit.requiredOf(welfit.body('welfitCancelReservation'))).toContain('rsrvSeq')
    expect(welfit.payload('welfitGetCancelReservationYn').enum).toEqual(['Y', 'N'])
    expect(welfit.writes('welfitGetCancelReservationYn')).toBe(false)
    expect(statuses(welfit, 'welfitCancelReservation')).toEqual(expect.arrayContaining([NOT_THERE, CONFLICT]))
  })

  test('change their state and their room [RSV-04] [RSV-05]', () => {
    expect(reservation.requiredOf(reservation.body('reservationUpdateRsrvStatusComplete'))).toEqual(['rsrvSeq'])
    expect(reservation.keysOf(reservation.payload('reservationUpdateRsrvStatusComplete'))).toContain('statusCode')
    expect(reservation.requiredOf(reservation.body('reservationUpdateRoomId'))).toEqual(['rsrvSeq', 'roomId'])
  })

  test('have states that nobody has written down: their code is any text, their words come with it [RSV-06]', () => {
    for (const [reader, id] of [
      [welfit, 'welfitRegistReservation'],
      [reservation, 'reservationUpdateRsrvStatusComplete'],
    ] as const) {
      const { statusCode, statusNm } = reader.payload(id).properties ?? {}
      expect(reader.follow(statusCode)).toMatchObject({ type: 'string' })
      expect(reader.follow(statusCode).enum).toBeUndefined()
      expect(reader.follow(statusNm).type).toBe('string')
    }
    expect(allStatusCodes(welfit).length).toBeGreaterThan(1)
  })

  test('send a message when made and when cancelled; one that was not sent is no error [RSV-07]', () => {
    for (const id of ['welfitSetWelfitReservationSendMsg', 'welfitSetWelfitCancelReservationSendMsg']) {
      expect(welfit.requiredOf(welfit.body(id))).toEqual(['rsrvSeq'])
      expect(welfit.requiredOf(welfit.payload(id))).toContain('sendYn')
    }
  })

  test('are for talking or for measuring [RSV-08]', () => {
    const { rsrvType } = welfit.body('welfitRegistReservation').properties ?? {}
    expect(welfit.follow(rsrvType).enum).toEqual(['TALK', 'CHECK'])
  })

  test('a counselling time is checked before it is booked, and the answer is Y or N [RSV-09]', () => {
    expect(reservation.payload('reservationCheckSpotTime').enum).toEqual(['Y', 'N'])
    expect(reservation.writes('reservationCheckSpotTime')).toBe(false)
    expect(reservation.requiredOf(reservation.body('reservationCheckSpotTime'))).toEqual(
      expect.arrayContaining(['cnsltType', 'rsrvDtm']),
    )
  })

  test('counselling is changed and booked by calls of its own for challenges [RSV-10]', () => {
    expect(reservation.requiredOf(reservation.body('reservationUpdateCounselingRsrvChnage'))).toEqual(
      expect.arrayContaining(['rsrvSeq', 'rsrvDtm']),
    )
    for (const id of ['reservationUpdateCounselingRsrvChnageChaln', 'reservationRegistReservationByChaln']) {
      expect(reservation.requiredOf(reservation.body(id))).toContain('chalnCode')
      expect(reservation.operation(id).method).toBe('post')
    }
  })

  test('a wellness reservation knows the chat room that belongs to it, and so does its cancelling [RSV-11]', () => {
    for (const id of ['welfitRegistReservation', 'welfitCancelReservation'])
      expect(welfit.requiredOf(welfit.payload(id))).toContain('roomId')
  })

  test('banner and list of the wellness service are shown on a Y only [RSV-12]', () => {
    for (const id of ['reservationCheckWelfitBanner', 'reservationCheckVisibleWelfitList']) {
      expect(reservation.payload(id).enum).toEqual(['Y', 'N'])
      expect(reservation.writes(id)).toBe(false)
    }
  })
})
