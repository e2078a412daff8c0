CREATE TABLE "coupons" (
	"hc_id" text NOT NULL,
	"coupon_no" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_eng" text,
	"benefit" text NOT NULL,
	"benefit_eng" text,
	"note" text NOT NULL,
	"note_eng" text,
	"restaurant_code" text,
	"start_dt" text NOT NULL,
	"end_dt" text NOT NULL,
	"barcode" text NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "coupons_hc_id_coupon_no_pk" PRIMARY KEY("hc_id","coupon_no"),
	CONSTRAINT "coupons_once" UNIQUE("hc_id","source","source_key")
);
--> statement-breakpoint
CREATE TABLE "push_settings" (
	"hc_id" text NOT NULL,
	"push_type" text NOT NULL,
	"use_yn" text NOT NULL,
	CONSTRAINT "push_settings_hc_id_push_type_pk" PRIMARY KEY("hc_id","push_type")
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"last_seq" integer NOT NULL,
	CONSTRAINT "point_accounts_never_below_zero" CHECK ("point_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"hc_id" text NOT NULL,
	"point_seq" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"points" integer NOT NULL,
	"balance" integer NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"reason_code" text NOT NULL,
	"reason_args" jsonb NOT NULL,
	CONSTRAINT "point_entries_hc_id_point_seq_pk" PRIMARY KEY("hc_id","point_seq"),
	CONSTRAINT "point_entries_once" UNIQUE("hc_id","source","source_key")
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"hc_id" text NOT NULL,
	"lot_seq" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expire_dt" text NOT NULL,
	CONSTRAINT "point_lots_hc_id_lot_seq_pk" PRIMARY KEY("hc_id","lot_seq"),
	CONSTRAINT "point_lots_never_below_zero" CHECK ("point_lots"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_takes" (
	"hc_id" text NOT NULL,
	"point_seq" integer NOT NULL,
	"lot_seq" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "point_takes_hc_id_point_seq_lot_seq_pk" PRIMARY KEY("hc_id","point_seq","lot_seq")
);
--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "title_eng" text;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "body_eng" text;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "link_seq" integer;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "chaln_code" text;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "recomm_code" text;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "rid" text;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "push_yn" text DEFAULT 'Y' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_restaurant_code_restaurants_restaurant_code_fk" FOREIGN KEY ("restaurant_code") REFERENCES "public"."restaurants"("restaurant_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_settings" ADD CONSTRAINT "push_settings_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_takes" ADD CONSTRAINT "point_takes_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_lots_ending" ON "point_lots" USING btree ("hc_id","expire_dt");--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_once" UNIQUE("hc_id","source_key");