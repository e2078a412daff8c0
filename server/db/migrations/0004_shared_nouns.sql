CREATE TABLE "member_counters" (
	"hc_id" text NOT NULL,
	"counter" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "member_counters_hc_id_counter_pk" PRIMARY KEY("hc_id","counter")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" text NOT NULL,
	"member_key" text NOT NULL,
	"hc_id" text,
	"nick_name" text NOT NULL,
	"usr_img" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_members_group_id_member_key_pk" PRIMARY KEY("group_id","member_key")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"group_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"within" text,
	"name" text NOT NULL,
	"name_eng" text,
	"seats" integer,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"hc_id" text NOT NULL,
	"qna_seq" integer NOT NULL,
	"type" text NOT NULL,
	"qna_type_code" text NOT NULL,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"restaurant_code" text,
	"menu_id" text,
	"email_yn" text NOT NULL,
	"img_ids" text[] NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inquiries_hc_id_qna_seq_pk" PRIMARY KEY("hc_id","qna_seq")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"placement_seq" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"place" text,
	"title" text NOT NULL,
	"title_eng" text,
	"contents" text,
	"contents_eng" text,
	"img_url" text,
	"url" text,
	"menu" text,
	"start_dtm" text NOT NULL,
	"end_dtm" text NOT NULL,
	"biz_code" text,
	"restaurant_code" text,
	"hide_days" integer DEFAULT 7 NOT NULL,
	"order_seq" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"auth_seq" integer PRIMARY KEY NOT NULL,
	"mobile_no" text NOT NULL,
	"purpose" text NOT NULL,
	"device_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"fail_cnt" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"auth_key_hash" text
);
--> statement-breakpoint
CREATE TABLE "sms_limits" (
	"subject" text PRIMARY KEY NOT NULL,
	"hour_from" timestamp (3) with time zone NOT NULL,
	"sent_cnt" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	"auth_seq" integer
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"img_id" text PRIMARY KEY NOT NULL,
	"hc_id" text NOT NULL,
	"kind" text NOT NULL,
	"told_bytes" integer NOT NULL,
	"ticket_hash" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"jpeg" "bytea"
);
--> statement-breakpoint
-- Teams: each walker's, with the four who were told apart from the members until now.
INSERT INTO "groups" ("group_id", "kind", "within", "name", "name_eng", "seats")
SELECT 'team:' || mine."chaln_code" || ':' || mine."team_seq" || ':' || mine."hc_id", 'team', 'challenge:' || mine."chaln_code", team."team_nm", team."team_nm_eng", 5
FROM "member_challenges" AS mine JOIN "challenge_teams" AS team ON team."chaln_code" = mine."chaln_code" AND team."team_seq" = mine."team_seq";
--> statement-breakpoint
INSERT INTO "group_members" ("group_id", "member_key", "hc_id", "nick_name", "usr_img", "joined_at")
SELECT 'team:' || mine."chaln_code" || ':' || mine."team_seq" || ':' || mine."hc_id", 'mate-' || mate."mate_seq", NULL, mate."nick_name", mate."usr_img", mine."joined_at"
FROM "member_challenges" AS mine JOIN "challenge_team_mates" AS mate ON mate."chaln_code" = mine."chaln_code" AND mate."team_seq" = mine."team_seq"
UNION ALL
SELECT 'team:' || mine."chaln_code" || ':' || mine."team_seq" || ':' || mine."hc_id", replace(gen_random_uuid()::text, '-', ''), mine."hc_id", who."nick_name", who."usr_img", mine."joined_at"
FROM "member_challenges" AS mine JOIN "members" AS who ON who."hc_id" = mine."hc_id";
--> statement-breakpoint
-- Energy that a day was given without a food behind it becomes a food, or the first count of that day would lose it. Less than one for each food is
-- what was lost by rounding food by food.
INSERT INTO "intake_records" ("hc_id", "hc_ucl_seq_no", "origin", "sample_id", "eat_dt", "meal_type", "food_name", "kcal", "saved_at")
SELECT day."hc_id", coalesce(known."last", 0) + row_number() OVER (PARTITION BY day."hc_id" ORDER BY day."activity_dt"), '1', 'uncounted-' || day."activity_dt",
  day."activity_dt" || '120000', '2', '그날 먹은 것', day."eaten_kcal" - coalesce(eaten."kcal", 0), now()
FROM "daily_activity" AS day
LEFT JOIN (SELECT "hc_id", left("eat_dt", 8) AS "day", sum("kcal") AS "kcal", count(*) AS "foods" FROM "intake_records" GROUP BY 1, 2) AS eaten
  ON eaten."hc_id" = day."hc_id" AND eaten."day" = day."activity_dt"
LEFT JOIN (SELECT "hc_id", max("hc_ucl_seq_no") AS "last" FROM "intake_records" GROUP BY 1) AS known ON known."hc_id" = day."hc_id"
WHERE day."eaten_kcal" - coalesce(eaten."kcal", 0) > coalesce(eaten."foods", 0);
--> statement-breakpoint
UPDATE "daily_activity" AS day SET "eaten_kcal" = nullif(round(eaten."kcal"), 0)
FROM (SELECT "hc_id", left("eat_dt", 8) AS "day", sum("kcal") AS "kcal" FROM "intake_records" GROUP BY 1, 2) AS eaten
WHERE eaten."hc_id" = day."hc_id" AND eaten."day" = day."activity_dt" AND day."eaten_kcal" IS DISTINCT FROM nullif(round(eaten."kcal"), 0);
--> statement-breakpoint
INSERT INTO "member_counters" ("hc_id", "counter", "last") SELECT "hc_id", 'intake', max("hc_ucl_seq_no") FROM "intake_records" GROUP BY "hc_id";
--> statement-breakpoint
DROP TABLE "challenge_team_mates" CASCADE;--> statement-breakpoint
ALTER TABLE "member_counters" ADD CONSTRAINT "member_counters_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_biz_code_companies_biz_code_fk" FOREIGN KEY ("biz_code") REFERENCES "public"."companies"("biz_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_member" ON "group_members" USING btree ("hc_id","group_id");--> statement-breakpoint
CREATE INDEX "inquiries_sent" ON "inquiries" USING btree ("hc_id","sent_at");--> statement-breakpoint
CREATE INDEX "placements_kind" ON "placements" USING btree ("kind","end_dtm");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("hc_id","asked_at");