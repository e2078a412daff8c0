import { expect, test } from 'vitest'
import { storedImageUrl } from '#src/lib/image-url.ts'
import { cacheOf, isOfBuild, outlived, partOf } from './rules.ts'

const ORIGIN = 'https://app.example.com'
const asked = (path: string, more: { method?: string; mode?: string; headers?: Headers } = {}) =>
  partOf({ method: 'GET', mode: 'cors', headers: new Headers(), url: new URL(path, ORIGIN).href, ...more }, ORIGIN)

test('the page and the named files of a build are the worker’s', () => {
  expect([asked('/', { mode: 'navigate' }), asked('/index.html', { mode: 'navigate' })]).toEqual(['page', 'page'])
  expect([
    asked('/assets/core-Dt3fQ_9a.js'),
    asked('/assets/index-DFgh12-b.css'),
    asked('/assets/dishes-12345678.svg'),
  ]).toEqual(['file', 'file', 'file'])
})

test.each([
  '/api/main/mainData',
  '/session',
  '/login',
  '/logout',
  '/_stand-in/pass',
  '/_uploads/1.webp',
  storedImageUrl('IMG7Q2KX9D4V0TZ', 'MEAL'),
  storedImageUrl('assets/IMG-12345678.jpg', 'PROFILE'),
  '/simulator/simulator.js',
  '/sw.js',
  '/sw-state',
  '/manifest.webmanifest',
  '/healthz',
  '/assets/plain.js',
  'https://img.example.com/assets/dish-12345678.jpg',
])('%s is left to the browser', (path) => {
  expect([asked(path), asked(path, { mode: 'navigate' })]).toEqual(['none', 'none'])
})

test('nothing that carries a token or is no plain read is touched', () => {
  expect(asked('/assets/core-Dt3fQ_9a.js', { headers: new Headers({ authorization: 'Bearer x' }) })).toBe('none')
  expect(asked('/', { method: 'POST', mode: 'navigate' })).toBe('none')
})

test('a page is known by the name of its build', () => {
  expect(isOfBuild('<head><meta name="build" content="b2">', 'b2')).toBe(true)
  expect(isOfBuild('<head><meta name="build" content="b1">', 'b2')).toBe(false)
})

test('two builds are kept at most: the own one, and the last before it while somebody has it open', () => {
  const names = [cacheOf('1'), 'other', cacheOf('2'), cacheOf('3')]
  expect(outlived(names, cacheOf('3'))).toEqual({ gone: [cacheOf('1')], last: cacheOf('2') })
  expect(outlived([cacheOf('3')], cacheOf('3'))).toEqual({ gone: [], last: undefined })
})
