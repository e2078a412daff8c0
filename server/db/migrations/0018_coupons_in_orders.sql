ALTER TABLE "coupons" ADD COLUMN "dish" text;--> statement-breakpoint
UPDATE "coupons" SET "dish" = '샐러드' WHERE "name" = '샐러드 한 끼 쿠폰';--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "held_by_order" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "smart_orders" ADD COLUMN "coupon_no" text;