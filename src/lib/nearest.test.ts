import { expect, test } from 'vitest'
import { addressDistance, editDistance, nearestAddresses } from './nearest.ts'

test('counts the letters that differ', () => {
  expect([editDistance('', ''), editDistance('', 'abc'), editDistance('abc', '')]).toEqual([0, 3, 3])
  expect([editDistance('weight', 'wieght'), editDistance('record', 'records'), editDistance('today', 'toddy')]).toEqual([2, 1, 1])
})

test('an address is near by each of its parts, whatever the case', () => {
  expect(addressDistance('/healthlog/weightrecord', '/healthlog/WeightRecord')).toBe(0)
  expect(addressDistance('/healthlg/WeightRecrd', '/healthlog/WeightRecord')).toBe(2)
  expect(addressDistance('/healthlog', '/healthlog/WeightRecord')).toBeNull()
  expect(addressDistance('/healthlog/exercise', '/healthlog/WeightRecord')).toBeNull()
})

test('a short part is not near everything that is short', () => {
  expect(addressDistance('/xx/menu', '/my/menu')).toBeNull()
  expect(addressDistance('/my/mneu', '/my/menu')).toBe(2)
})

test('the nearest come first', () => {
  const addresses = ['/menu/todayMenu', '/my/menu', '/healthlog/BloodpressureRecord', '/healthlog/BloodSugarRecord']
  expect(nearestAddresses('/menu/todaymeny', addresses, 2)).toEqual(['/menu/todayMenu'])
  expect(nearestAddresses('/healthlog/bloodSugarRecrd', addresses, 2)).toEqual(['/healthlog/BloodSugarRecord'])
  expect(nearestAddresses('/somewhere/else', addresses, 2)).toEqual([])
})
