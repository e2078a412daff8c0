// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ListScreen } from './list.screen.tsx'

afterEach(cleanup)

test('where nothing can be joined nobody is promised a notice that no server sends', async () => {
  connectApi(fakePorts(() => answer(envelope({ totalCnt: 0, list: [] }))))
  const data = screen({
    entry: { name: 'challengeChallengeList' },
    kind: 'list',
    title: { id: '챌린지', message: '챌린지' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: () => <ListScreen isAll={false} /> }]))
  await page.findByText('지금은 열린 챌린지가 없어요')
  expect(page.getByText('새로 열리면 여기에 보여요.')).not.toBeNull()
  expect(page.queryByText(/알려 드릴게요/)).toBeNull()
})
