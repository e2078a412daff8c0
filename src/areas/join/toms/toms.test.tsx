// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { api } from '#src/contract/api.ts'
import { TomsScreen } from './toms.screen.tsx'

const EMPLOYER = { bizCode: 'B00311', bizNm: '한빛전자', gateType: 'WEL', emailDomain: 'hanbit.example' }
const FOUND = { tomsYn: 'Y', employeeNumber: '20140317', realName: '윤*늘', bizCode: 'B00311', bizNm: '한빛전자', deptNm: '서비스기획팀', restaurantId: 'REST000311' }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The directory's answers, in order: a status that refuses, or somebody. */
async function open(...answers: (number | typeof FOUND)[]) {
  const asked: string[] = []
  vi.spyOn(api, 'request').mockImplementation(((_method: string, path: string, init: { body?: { bizNm?: string } }) => {
    if (path.endsWith('getTomsEntpsList')) {
      asked.push(init.body?.bizNm ?? '')
      return Promise.resolve({ response: new Response(), data: { data: [EMPLOYER] } })
    }
    const answer = answers.shift()
    const status = typeof answer === 'number' ? answer : 200
    return Promise.resolve({ response: new Response(null, { status }), ...(status === 200 ? { data: { data: answer } } : { error: { error: 'no', errorMessage: `${status}` } }) })
  }) as typeof api.request) // one answer for every operation: the test says what each gives
  const data = screen({ entry: { name: 'toms', public: true }, kind: 'flow', title: { id: '회사 찾기', message: '회사 찾기' } })
  await renderRouter(testRouter([{ path: '/toms', data, component: () => <TomsScreen /> }], { at: '/toms', signedIn: false }))
  return asked
}

async function fill() {
  await userEvent.type(page.getByLabelText('회사 이름'), '한빛')
  await userEvent.click(await page.findByRole('button', { name: /한빛전자/ }))
  await userEvent.type(page.getByLabelText('사번'), '20140317')
  await userEvent.type(page.getByLabelText('이름'), '윤하늘')
}

test('employers are asked for from two letters on', async () => {
  const asked = await open()
  await userEvent.type(page.getByLabelText('회사 이름'), '한')
  expect(asked).toEqual([])
  await userEvent.type(page.getByLabelText('회사 이름'), '빛')
  await waitFor(() => expect(asked).toEqual(['한빛']))
})

test('whatever was not right is said in the same words, and what was typed stays [MBR-17]', async () => {
  await open(404, 429, FOUND)
  await fill()
  const texts: (string | null)[] = []
  for (let count = 0; count < 2; count += 1) {
    await userEvent.click(page.getByRole('button', { name: '찾기' }))
    texts.push((await page.findByRole('alert')).textContent)
  }
  expect(new Set(texts).size).toBe(1)
  expect(page.getByLabelText('사번')).toHaveProperty('value', '20140317')
  await userEvent.click(page.getByRole('button', { name: '찾기' }))
  await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe('윤*늘님, 찾았어요'))
})
