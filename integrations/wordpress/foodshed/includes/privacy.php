<?php
/**
 * What the privacy policy of the site should say of the widgets.
 *
 * @package Foodshed
 */

namespace Foodshed;

add_action( 'admin_init', __NAMESPACE__ . '\suggest_privacy_policy' );

/** Offers a paragraph in the guide to the privacy policy. */
function suggest_privacy_policy(): void {
	$text = __( 'Pages with a Foodshed widget load a script, pictures and data from our Foodshed site, which thereby receives the address of the visitor’s device. The widgets set no cookies and store nothing on this site. What a visitor writes to Foodshed is governed by the privacy policy of Foodshed.', 'foodshed' );
	wp_add_privacy_policy_content( 'Foodshed', wp_kses_post( wpautop( $text ) ) );
}
