import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { ListPage } from './list-page.tsx'

const Bar = () => <AppBar kind="back" title={say('공지')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />
const Filter = () => (
  <div>
    <Chip pressed>{say('전체')}</Chip> <Chip pressed={false}>{say('한식')}</Chip>
  </div>
)

const meta = {
  title: 'Patterns/List',
  component: ListPage,
  args: { bar: <Bar />, lead: { title: '새 소식이 셋 있어요' } },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
  render: (args) => (
    <ListPage {...args}>
      <Card>
        <Rows label={say('공지')}>
          {['가을 걷기 챌린지', '이번 주 제철 식단', '독감 예방 접종 안내'].map((title) => (
            <ListRow key={title} title={say(title)} sub={say('11월 19일')} chevron onClick={fn()} />
          ))}
        </Rows>
      </Card>
    </ListPage>
  ),
} satisfies Meta<typeof ListPage>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const WithFilterAndAction: Story = {
  render: (args) => (
    <ListPage
      {...args}
      filter={<Filter />}
      action={
        <Button size="l" block>
          {say('모두 읽기')}
        </Button>
      }
    >
      <Card>
        <Rows label={say('공지')}>
          <ListRow title={say('가을 걷기 챌린지')} sub={say('11월 19일')} />
        </Rows>
      </Card>
    </ListPage>
  ),
}

export const Empty: Story = {
  render: (args) => <ListPage {...args} filter={<Filter />} instead={<EmptyState title={say('공지가 없어요')} />} />,
}

export const Failed: Story = {
  args: { lead: undefined },
  render: (args) => (
    <ListPage
      {...args}
      instead={
        <ErrorState
          title={say('불러오지 못했어요')}
          text={say('잠시 뒤에 다시 시도해 주세요.')}
          retryLabel={say('다시 시도')}
          onRetry={fn()}
        />
      }
    />
  ),
}
