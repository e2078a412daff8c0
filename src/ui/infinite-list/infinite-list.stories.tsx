import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Button } from '../button/button.tsx'
import { Card, CardHead } from '../card/card.tsx'
import { InfiniteList } from './infinite-list.tsx'
import { DateTile, ListRow } from '../list-row/list-row.tsx'

const posts = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

const meta = {
  title: 'Widgets/Infinite list',
  component: InfiniteList<number>,
  args: {
    label: '게시글',
    items: posts(200),
    itemKey: String,
    rowPx: 120,
    end: { is: 'end', text: '모두 보았어요' },
    children: () => null,
  },
  render: (args) => (
    <InfiniteList {...args}>
      {(post) => (
        <div style={{ paddingBottom: 'var(--card-gap)' }}>
          <Card>
            <CardHead title={`${say('가을 걷기 챌린지')} ${String(post)}`} />
            <Button kind="neutral" size="s">
              {say('자세히')}
            </Button>
          </Card>
        </div>
      )}
    </InfiniteList>
  ),
  // As long as its rows: a picture shows the window.
  tags: ['over-page'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof InfiniteList<number>>
export default meta

type Story = StoryObj<typeof meta>

/** Two hundred, of which those near the window are drawn. */
export const TwoHundred: Story = {}

/** The rows of any list stand in it, too. */
export const OfRows: Story = {
  args: { items: posts(30), rowPx: 64 },
  render: (args) => (
    <Card>
      <InfiniteList {...args}>
        {(post) => (
          <ListRow
            lead={<DateTile weekday="11" day={post} />}
            title={say('가을 걷기 챌린지')}
            sub={say('댓글 6개')}
            chevron
            onClick={fn()}
          />
        )}
      </InfiniteList>
    </Card>
  ),
}

export const End: Story = { args: { items: posts(2) } }

export const LoadingMore: Story = { args: { items: posts(3), end: { is: 'loading', text: '불러오고 있어요' } } }

/** What is there stays. */
export const LoadingFailed: Story = {
  args: { items: posts(2), end: { is: 'failed', text: '불러오지 못했어요', retryLabel: '다시 시도', retry: fn() } },
}

export const Empty: Story = { args: { items: [], end: { is: 'end', text: '게시글이 없어요' } } }
