import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { TermsText } from './terms-text.tsx'

const Bar = () => <AppBar kind="back" title={say('설정')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />

const meta = {
  title: 'Patterns/Terms text',
  component: TermsText,
  args: { bar: <Bar />, title: '나만 볼 수 있어요', sections: [] },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
  render: (args) => (
    <TermsText
      {...args}
      sections={[
        {
          title: say('기록은 어디에서 오나요?'),
          lines: [
            say('휴대폰의 건강 앱과 직접 적은 값에서 와요.'),
            say('그래프와 목록에서 바로 사라지고 되돌릴 수 없어요.'),
          ],
        },
        { title: say('누가 볼 수 있나요?'), lines: [say('나만 볼 수 있어요.')] },
      ]}
    />
  ),
} satisfies Meta<typeof TermsText>
export default meta

type Story = StoryObj<typeof meta>

export const Chapters: Story = {}

export const WithSomethingBeside: Story = {
  args: {
    children: (
      <Card>
        <CardHead title="2026" />
        <Rows>
          <ListRow title="A" sub="B" />
        </Rows>
      </Card>
    ),
  },
}
