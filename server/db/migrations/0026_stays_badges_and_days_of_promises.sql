CREATE TABLE "challenge_badges" (
	"hc_id" text NOT NULL,
	"chaln_code" text NOT NULL,
	"badge_code" text NOT NULL,
	"earned_dt" text NOT NULL,
	CONSTRAINT "challenge_badges_hc_id_chaln_code_badge_code_pk" PRIMARY KEY("hc_id","chaln_code","badge_code")
);
--> statement-breakpoint
ALTER TABLE "phone_day_steps" ADD COLUMN "aside_steps" integer;--> statement-breakpoint
ALTER TABLE "challenge_members" ADD COLUMN "away_dts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_challenges" ADD COLUMN "away_dts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "talk_dt" text;--> statement-breakpoint
ALTER TABLE "challenge_badges" ADD CONSTRAINT "challenge_badges_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_badges" ADD CONSTRAINT "challenge_badges_chaln_code_challenges_chaln_code_fk" FOREIGN KEY ("chaln_code") REFERENCES "public"."challenges"("chaln_code") ON DELETE no action ON UPDATE no action;