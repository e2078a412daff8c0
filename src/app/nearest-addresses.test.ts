import { expect, test } from 'vitest'
import { nearestAddresses } from './nearest-addresses.ts'

const known = [
  '/main',
  '/my/menu',
  '/menu/todayMenu',
  '/meal/detail',
  '/mypage/rest-manage',
  '/healthlog/WeightRecord',
  '/healthlog/deviceInterlock',
  '/healthlog/healthDataLink',
  '/healthlog/healthDataLinkSecond',
]

test('an address with another case or a slip is near to the one that was meant', () => {
  expect(nearestAddresses('/healthlog/weightrecord', known)).toEqual(['/healthlog/WeightRecord'])
  expect(nearestAddresses('/healtlog/WieghtRecord/', known)).toEqual(['/healthlog/WeightRecord'])
  expect(nearestAddresses('/mypage/restmanage', known)).toEqual(['/mypage/rest-manage'])
})

test('at most two, the nearer first', () => {
  expect(
    nearestAddresses('/healthlog/healthDatLink', ['/healthlog/healthDataLine', '/healthlog/healthDataLinks', ...known]),
  ).toEqual(['/healthlog/healthDataLink', '/healthlog/healthDataLine'])
})

test('what has nothing to do with any is near to none, and neither is the root', () => {
  expect(nearestAddresses('/no-such-page', known)).toEqual([])
  expect(nearestAddresses('/zz/menu', known)).toEqual([])
  expect(nearestAddresses('/', known)).toEqual([])
  expect(nearestAddresses('/healthlog/WeightRecord/2', known)).toEqual([])
})
