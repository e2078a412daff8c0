import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { StatePage } from './state-page.tsx'

const Bar = () => <AppBar kind="back" title={say('체중')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />

const meta = {
  title: 'Patterns/State',
  component: StatePage,
  args: { bar: <Bar />, children: null },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof StatePage>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: { fine: '계속 안 되면 고객센터에 알려 주세요 · 오류 503' },
  render: (args) => (
    <StatePage {...args}>
      <ErrorState
        title={say('불러오지 못했어요')}
        text={say('잠시 뒤에 다시 시도해 주세요.')}
        retryLabel={say('다시 시도')}
        onRetry={fn()}
      />
    </StatePage>
  ),
}

export const NotFound: Story = {
  render: (args) => (
    <StatePage {...args}>
      <EmptyState
        art="broken"
        level={1}
        title={say('찾는 화면이 없어요')}
        text={say('주소가 바뀌었거나 없어진 화면이에요.')}
        action={<Button kind="soft">{say('홈으로')}</Button>}
      />
    </StatePage>
  ),
}
