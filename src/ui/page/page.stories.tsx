import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { say } from '#src/gallery/say.ts'
import { Button } from '../button/button.tsx'
import { Card, CardHead } from '../card/card.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Center, Fine, Lead, Page } from './page.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { StickyAction } from '../sticky-action/sticky-action.tsx'

/** As the patterns' own `main`: the page takes what height is left. */
const COLUMN: CSSProperties = { display: 'flex', flex: 1, flexDirection: 'column' }

const Steps = () => (
  <Card label={say('오늘 걸음')}>
    <CardHead title={say('오늘 걸음')} />
    <p>{say('목표까지 4,158보 남았어요')}</p>
  </Card>
)

/** What the patterns are made of: a column of cards, the line it begins with, its middle, its end, its action. */
const meta = {
  title: 'Widgets/Page',
  component: Page,
  subcomponents: { Lead, Center, Fine, StickyAction },
  args: { children: null },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const LeadCardsAndFinePrint: Story = {
  render: (args) => (
    <main>
      <Page {...args}>
        <Lead
          above={say('하늘님, 안녕하세요')}
          title={say('739 kcal 남았어요')}
          below={say('목표까지 4,158보 남았어요')}
        />
        <Steps />
        <Fine>{say('한상')} 2.1</Fine>
      </Page>
    </main>
  ),
}

export const InTheMiddle: Story = {
  render: (args) => (
    <main style={COLUMN}>
      <Page {...args}>
        <Center>
          <EmptyState level={1} title={say('공지가 없어요')} />
        </Center>
      </Page>
    </main>
  ),
}

export const WithStickyAction: Story = {
  render: (args) => (
    <main>
      <Page {...args} bottom="action">
        <Lead title={say('739 kcal 남았어요')} />
        {Array.from({ length: 6 }, (_, at) => (
          <Card key={at}>
            <p>{say('목표까지 4,158보 남았어요')}</p>
          </Card>
        ))}
      </Page>
      <StickyAction>
        <Button size="l" block>
          {say('저장하기')}
        </Button>
      </StickyAction>
    </main>
  ),
}

/** It says what it waits for. */
export const Busy: Story = {
  args: { busy: true, label: '불러오고 있어요' },
  render: (args) => (
    <main>
      <Page {...args}>
        <h1>{say('오늘')}</h1>
        <Skeleton height={120} radius={24} />
      </Page>
    </main>
  ),
}
