// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { api } from '#src/contract/api.ts'
import { allergyTerms } from './allergy-terms.ts'
import { locationTerms } from './location-terms.ts'
import { marketingTerms } from './marketing-terms.ts'
import { operatorTerms } from './operator-terms.ts'
import { PolicyScreen } from './policy.screen.tsx'
import { privacyTerms } from './privacy-terms.ts'
import { serviceTerms } from './service-terms.ts'
import { TermsScreen } from './terms.screen.tsx'
import type { Terms } from './terms.ts'

const data = screen({
  entry: { name: 'mypageTermsdetailService', public: true },
  kind: 'detail',
  title: { id: '약관', message: '약관' },
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (component: () => ReactNode) =>
  renderRouter(testRouter([{ path: '/terms', data, component }], { at: '/terms', signedIn: false }))

const all: [string, Terms][] = [
  ['service', serviceTerms],
  ['privacy', privacyTerms],
  ['operator', operatorTerms],
  ['location', locationTerms],
  ['marketing', marketingTerms],
  ['allergy', allergyTerms],
]

test.each(all)(
  'the %s terms say their gist and open chapter by chapter, without a session [ROU-24]',
  async (_name, terms) => {
    await open(() => <TermsScreen terms={terms} />)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(i18n._(terms.gist))
    expect(page.getByText(`${terms.version} 버전 · `, { exact: false })).toBeTruthy()
    const heads = page.getAllByRole('button', { expanded: false })
    expect(page.getAllByRole('button', { expanded: true })).toHaveLength(1)
    await userEvent.click(heads[0] as HTMLElement) // every text has more than one chapter
    expect(page.getAllByRole('button', { expanded: true })).toHaveLength(2)
    expect(terms.sections.every(({ lines }) => lines.length > 0)).toBe(true)
  },
)

test('each text says its own version and day', async () => {
  await open(() => <TermsScreen terms={{ ...locationTerms, version: '2027.02', since: '20270215' }} />)
  expect(page.getByText('2027.02 버전 · 2027년 2월 15일부터 지켜요')).toBeTruthy()
})

test('the companies are answered in the reader’s language, and marked as no other', async () => {
  const answer = vi.spyOn(api, 'request')
  answer.mockResolvedValueOnce({
    response: new Response(),
    data: { data: [{ companyNm: 'Nuri Cloud', workTxt: 'Running the servers', periodTxt: 'Until the contract ends' }] },
  } as never) // an answer, as the client gives it
  await open(PolicyScreen)
  expect((await page.findByText('Nuri Cloud')).closest('li')?.querySelectorAll('[lang]')).toHaveLength(0)
})

test('the policy names who else handles the data, and stands when they do not come', async () => {
  const answer = vi.spyOn(api, 'request')
  answer.mockResolvedValueOnce({
    response: new Response(),
    data: { data: [{ companyNm: '누리클라우드', workTxt: '서비스 서버 운영', periodTxt: '계약이 끝날 때까지' }] },
  } as never) // an answer, as the client gives it
  await open(PolicyScreen)
  expect((await page.findByText('누리클라우드')).closest('li')?.textContent).toContain(
    '서비스 서버 운영 · 계약이 끝날 때까지',
  )
  cleanup()

  answer.mockResolvedValueOnce({
    response: new Response(null, { status: 500 }),
    error: { error: 'no', errorMessage: 'no' },
  } as never)
  await open(PolicyScreen)
  expect(await page.findByText('맡기는 회사를 불러오지 못했어요. 조금 뒤에 다시 열어 주세요.')).toBeTruthy()
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('개인정보를 이렇게 다뤄요')
})
