CREATE TABLE "linked_periods" (
	"from_dt" text PRIMARY KEY NOT NULL,
	"years" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_activity" ADD COLUMN "aside_steps" integer;--> statement-breakpoint
ALTER TABLE "member_challenges" ADD COLUMN "forgotten_at" timestamp (3) with time zone;